import { nameOr } from '../../online/card-words.ts';
import { Choice } from '../../parts/fields.tsx';
import { sayOnline } from '../../words/online.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { useConnection, useFar } from './use-far-table.ts';

/** Several people at one seat: whoever leads it says who answers for which figure. */
export function Deal({ table, reject }: Pick<OpenedProps, 'table' | 'reject'>) {
  const { caught, people } = useFar(table);
  const { you } = useConnection();
  const { view, sitting } = caught!.standing.seen;
  const held = sitting.seats[table.far.viewer];
  if (!held || held.holders.length < 2 || held.holders[0] !== you?.person) return null;
  const { holders, figures } = held;
  const lead = holders[0]!;
  const nameOf = (person: string): string => nameOr(people.find(each => each.person === person)?.name ?? '');
  const deal = async (next: Readonly<Record<string, string>>, leads?: string): Promise<void> =>
    reportRejected(
      await table.far.ask({ type: 'deal', figures: next, ...(leads === undefined ? {} : { lead: leads }) }),
      reject,
    );
  return (
    <fieldset className="fields deal">
      <legend>{sayOnline('online.deal')}</legend>
      <p className="muted">{sayOnline('online.dealHint')}</p>
      {(table.game.roster?.(view, table.far.viewer) ?? []).map(({ figure, name }) => (
        <Choice
          key={figure}
          label={name}
          value={figures[figure] ?? lead}
          options={holders}
          name={nameOf}
          choose={person => void deal({ ...figures, [figure]: person })}
        />
      ))}
      <Choice
        label={sayOnline('online.dealLead')}
        value={lead}
        options={holders}
        name={nameOf}
        choose={person => void deal(figures, person)}
      />
    </fieldset>
  );
}
