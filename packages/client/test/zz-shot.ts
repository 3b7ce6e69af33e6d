import { openHouse } from './support/browser.ts';
import { answering, look, settled } from './support/table.ts';

const house = await openHouse('shot');
const page = await house.visit({ viewport: { width: 1400, height: 900 } });
await page.screenshot({ path: '/tmp/me/home.png' });
const which = process.argv[2] ?? 'Killzone';
await page.getByRole('button', { name: `Play now: ${which}` }).click();
await settled(page);
await page.screenshot({ path: '/tmp/me/t0.png' });
const n = Number(process.argv[3] ?? 6);
for (let i = 0; i < n; i++) {
  const seen = await look(page);
  if (seen.isOver) break;
  console.log(i, seen.question, seen.places.length, seen.buttons.length);
  await answering(page, async s => {
    if (s.buttons.length) await page.keyboard.press('1');
    else {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
  });
  if (i === 2) await page.screenshot({ path: '/tmp/me/t1.png' });
}
await page.keyboard.press('n');
await page.screenshot({ path: '/tmp/me/t2.png' });
console.log(house.complaints);
await house.close();
