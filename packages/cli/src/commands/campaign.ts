import type { Command } from '../command.ts';
import { habitsOf, SCREEN_FLAGS } from '../play/habits.ts';
import { SETUP_FLAGS, switchesOf } from '../setup.ts';
import { complain } from '../terminal.ts';
import { say } from '../words/index.ts';

export const campaign: Command = {
  name: 'campaign',
  summary: say('campaign.summary'),
  positionals: ['<file>'],
  seats: {
    value: 'person|bot',
    about: say('campaign.seats'),
  },
  flags: { seed: SETUP_FLAGS.seed, switch: SETUP_FLAGS.switch, ...SCREEN_FLAGS },
  more: ['  sightline campaign rust.json', '', say('campaign.more')],
  async run(given) {
    const switches = switchesOf(given.texts('switch'));
    if (!switches.ok) {
      complain(switches.problem);
      return 2;
    }
    const { playCampaign } = await import('../play/campaign.ts');
    const [file] = given.positionals;
    return playCampaign({
      file: file!,
      seed: given.text('seed'),
      switches: switches.value,
      seats: given.seats,
      habits: habitsOf(given),
    });
  },
};
