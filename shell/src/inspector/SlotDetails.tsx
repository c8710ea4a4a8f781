import type { SlotFacts } from './facts.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

function roleOf(share: SlotFacts['share']): string {
  if (share === 'preview') return 'preview, for you only';
  if (share === null) return 'not live any more';
  return share === 100 ? 'live' : `for ${share}% of the visitors`;
}

function renderingOf({ isFromServer, renderedIn, aliveAfter }: SlotFacts): string {
  const where = isFromServer ? 'by the server' : 'in the browser';
  const time = renderedIn === null ? '' : ` in ${milliseconds(renderedIn)}`;
  return `${where}${time}, alive ${aliveAfter === null ? 'not yet' : `after ${milliseconds(aliveAfter)}`}`;
}

function failuresOf(health: SlotFacts['health']): string {
  if (!health) return 'unknown';
  const kinds = Object.entries(health.failures).map(([kind, count]) => `${count} ${kind}`);
  return `${kinds.join(', ') || 'none'} on ${health.pages} ${health.pages === 1 ? 'page' : 'pages'}`;
}

export function SlotDetails({ slot }: { slot: SlotFacts }) {
  const { app, version, share, owner, requests, bytes, data, health, entry, change, sources } = slot;
  return (
    <dl>
      <dt>Release</dt>
      <dd>
        {entry ? <a href={entry}>{version}</a> : version}, {roleOf(share)}
      </dd>
      {change.length > 0 && <dt>Change</dt>}
      {change.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      <dt>Folder</dt>
      <dd>{sources === null ? `${app}/` : <a href={sources}>{app}/</a>}</dd>
      <dt>Owner</dt>
      <dd>{owner ?? 'not named'}</dd>
      <dt>Rendered</dt>
      <dd>{renderingOf(slot)}</dd>
      <dt>Scripts and styles</dt>
      <dd>
        {requests} {requests === 1 ? 'file' : 'files'}, {kilobytes(bytes)}
      </dd>
      <dt>Data</dt>
      <dd>
        {data.length === 0 && 'none'}
        {data.map((one) => (
          <div key={one.path}>
            {one.path}, {one.bytes === 0 ? 'in the page' : kilobytes(one.bytes)}
          </div>
        ))}
      </dd>
      <dt>Failures</dt>
      <dd>{failuresOf(health)}</dd>
    </dl>
  );
}
