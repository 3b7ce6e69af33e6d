import { lazy, Suspense, useEffect } from 'react';
import { Patterns } from '../board/Patterns.tsx';
import { isGame } from '../games/index.ts';
import { RuleCards } from '../parts/RuleCard.tsx';
import { Credits } from '../rooms/credits/Credits.tsx';
import { Home } from '../rooms/home/Home.tsx';
import { say } from '../words/index.ts';
import { hrefOf, type Route, useRoute } from './route.ts';
import { Trouble } from './Trouble.tsx';

const After = lazy(() => import('../rooms/after/After.tsx'));
const Campaign = lazy(() => import('../rooms/campaign/Campaign.tsx'));
const Campaigns = lazy(() => import('../rooms/campaign/Campaigns.tsx'));
const Content = lazy(() => import('../rooms/content/Content.tsx'));
const Online = lazy(() => import('../rooms/online/Online.tsx'));
const Replay = lazy(() => import('../rooms/replay/Replay.tsx'));
const Rules = lazy(() => import('../rooms/rules/Rules.tsx'));
const SetUp = lazy(() => import('../rooms/setup/SetUp.tsx'));
const TableRoom = lazy(() => import('../rooms/table/TableRoom.tsx'));

export function App() {
  const route = useRoute();
  const address = hrefOf(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new room is looked at from its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [address]);
  return (
    <Trouble key={address}>
      <Patterns />
      <RuleCards>
        <Suspense fallback={<p className="loading">{say('loading')}</p>}>
          <Room route={route} />
        </Suspense>
      </RuleCards>
    </Trouble>
  );
}

function Room({ route }: { readonly route: Route }) {
  switch (route.room) {
    case 'home':
      return <Home />;
    case 'setup':
      return isGame(route.system) ? <SetUp system={route.system} /> : <Home />;
    case 'table':
      return <TableRoom id={route.id} />;
    case 'after':
      return <After id={route.id} />;
    case 'replay':
      return <Replay id={route.id} after={route.after ?? 0} />;
    case 'rules':
      return <Rules rule={route.rule} />;
    case 'campaign':
      return route.id === null ? <Campaigns /> : <Campaign id={route.id} />;
    case 'content':
      return <Content />;
    case 'credits':
      return <Credits />;
    case 'lobby':
    case 'join':
    case 'online':
    case 'watch':
    case 'me':
      return <Online route={route} />;
    default:
      return route satisfies never;
  }
}
