import fc from 'fast-check';

// Before every file of tests. What passes here passes everywhere: `npm test` tries the same examples each time, and
// `npm run soak` looks for new ones.

if (process.env['SIGHTLINE_SOAK'] === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_101 });
