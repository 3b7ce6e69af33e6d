import type { Command } from '../command.ts';
import { SETUP_FLAGS, switchesOf } from '../setup.ts';
import { complain } from '../terminal.ts';

export const campaign: Command = {
  name: 'campaign',
  summary: 'Plays a DUCK! campaign in the terminal, mission by mission',
  positionals: ['<file>'],
  seats: {
    value: 'person|bot',
    about: 'who plays that seat; the Team is a person and the Threats are a bot unless given',
  },
  flags: { seed: SETUP_FLAGS.seed, switch: SETUP_FLAGS.switch },
  more: [
    '  sightline campaign rust.json',
    '',
    'A campaign that is not there begins. Whoever leaves in the middle of a mission finds it again beside the file.',
  ],
  async run(given) {
    const switches = switchesOf(given.texts('switch'));
    if (!switches.ok) {
      complain(switches.problem);
      return 2;
    }
    const { playCampaign } = await import('../play/campaign.ts');
    const [file] = given.positionals;
    return playCampaign({ file: file!, seed: given.text('seed'), switches: switches.value, seats: given.seats });
  },
};
