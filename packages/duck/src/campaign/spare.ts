/** What stands among a member's purchases for a spare magazine, belt or tank. */
export const RELOAD = 'reload';
