import { isRecord } from '@sightline/kernel';

/** The structured table of a rule: lists of alike rows as a table, anything else as nested lists. */
export function DataTable({ data }: { readonly data: unknown }) {
  if (Array.isArray(data) && data.every(isRecord)) return <Rows rows={data} />;
  if (!isRecord(data)) return plain(data);
  return (
    <dl className="data">
      {Object.entries(data).map(([key, value]) => (
        <div key={key}>
          <dt>{spaced(key)}</dt>
          <dd>
            <DataTable data={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ rows }: { readonly rows: readonly Readonly<Record<string, unknown>>[] }) {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return (
    <div className="scroll-x">
      <table className="data">
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column}>{spaced(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={JSON.stringify(row)}>
              {columns.map(column => (
                <td key={column}>{column in row && <DataTable data={row[column]} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (!isRecord(value)) return value === null ? '–' : String(value);
  return Object.entries(value)
    .map(([key, item]) => `${spaced(key)} ${plain(item)}`)
    .join(', ');
}

function spaced(key: string): string {
  return key.replaceAll('_', ' ');
}
