import { DATA_FILE_PATH, dataFileResource, type DataFile } from '@golf/shared/api';
import { PAGE_HEADS, usePageHead } from '@golf/shared/platform';
import { SITE } from '@golf/shared/site';
import { Board, Failure, LinkButton, Page, Sections, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import styles from './DataFilePage.module.css';

type File = NonNullable<DataFile['file']>;
const COUNT = new Intl.NumberFormat('en-GB');

/** "240 kB", "12.4 MB" */
function sizeOf(bytes: number): string {
  const isSmall = bytes < 999_500;
  return isSmall ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type Table = File['tables'][number];

/** Tables with tracked data, and those of the Trophy Rooms; all others are derived. */
const TRACKED: ReadonlySet<string> = new Set([
  'players',
  'channels',
  'rounds',
  'courses',
  'tees',
  'course-images',
  'countries',
]);
const ROOMS: ReadonlySet<string> = new Set(['trophies', 'achievements', 'items', 'unlocked-items', 'cabinets']);

const GROUPS: readonly (readonly [title: string, holds: (table: Table) => boolean])[] = [
  ['What we track', ({ name }) => TRACKED.has(name)],
  ['The Trophy Rooms', ({ name }) => ROOMS.has(name)],
  ['What we work out from it', ({ name }) => !TRACKED.has(name) && !ROOMS.has(name)],
];

/** The tables of a kind. */
function Tables({ title, tables }: { title: string; tables: readonly Table[] }) {
  if (tables.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.tables}>
        {tables.map(({ name, about, rows }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className={styles.rows}>
              {COUNT.format(rows)} {rows === 1 ? 'row' : 'rows'}
            </dd>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Contents({ file }: { file: File }) {
  const { formatDay } = useDates();
  return (
    <>
      <h2>The file</h2>
      <p className={styles.file}>
        <LinkButton kind="primary" href={DATA_FILE_PATH} download>
          <Download aria-hidden="true" />
          Download the data
        </LinkButton>
        <span className={styles.note}>
          ZIP, {sizeOf(file.bytes)}, as of <time dateTime={file.made_at}>{formatDay(file.made_at)}</time>
        </span>
      </p>
      <h2>What&rsquo;s in it</h2>
      <p>
        Every table comes as CSV for a spreadsheet and as JSON for a program, and all of them in one SQLite file for SQL
        or Datasette. <code>FIELDS.md</code> explains each column: its type, its unit and what it means.
      </p>
      {GROUPS.map(([group, holds]) => (
        <Tables key={group} title={group} tables={file.tables.filter(holds)} />
      ))}
      <h2>What you may do with it</h2>
      <p>
        {file.licence === null ? (
          'No licence comes with this data. Ask before you publish it, or anything made from it.'
        ) : (
          <>
            {file.licence}. The terms are in <code>LICENCE.txt</code>, inside the file.
          </>
        )}
      </p>
      <h2>How fresh it is</h2>
      <p>The file is rebuilt each time rounds are added. The site may be a few seconds ahead.</p>
    </>
  );
}

/** Reason for a missing download. */
function Nothing({ elsewhere }: { elsewhere: boolean }) {
  return (
    <>
      <h2>The file</h2>
      <p>
        {elsewhere
          ? 'The data on this site comes from another service, so there’s no file of it here.'
          : 'There’s no file to download right now. It comes with the next batch of rounds.'}
      </p>
    </>
  );
}

/** Download of all data of the site. */
export function DataFilePage() {
  usePageHead(PAGE_HEADS.data);
  const { data, isError, refetch } = useQuery(dataFileResource);
  return (
    <>
      <Board title="The Data" lead="Every player, every round, in one file" />
      <Page prose>
        <Sections>
          {data?.file && <Contents file={data.file} />}
          {data && !data.file && <Nothing elsewhere={data.elsewhere} />}
          {isError && !data && <Failure onRetry={refetch}>What is in the file isn’t available right now.</Failure>}
          <h2>Questions</h2>
          <p>
            Found a mistake, or made something with it? Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        </Sections>
      </Page>
    </>
  );
}
