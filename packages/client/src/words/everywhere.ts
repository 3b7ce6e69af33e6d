import campaign from './campaign.json' with { type: 'json' };
import choices from './choices.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import drill from './drill.json' with { type: 'json' };
import games from './games.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import switchValues from './switch-values.json' with { type: 'json' };

/** The sentences that any room may say. They are fetched with the first page; those of a game alone come with that game. */
export const EVERYWHERE = [house, games, campaign, choices, content, drill, report, switchValues] as const;
