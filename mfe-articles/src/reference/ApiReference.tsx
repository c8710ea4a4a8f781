import { API_DESCRIPTION_PATH, apiDescriptionResource, type ApiDocument } from '@golf/shared/api';
import { PAGE_HEADS, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { Board, Failure, NotFound, Page } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './ApiReference.module.css';
import { CallEntry } from './CallEntry.tsx';
import { CallIndex } from './CallIndex.tsx';
import { errorFields, groupsOf, withSharedErrors } from './calls.ts';
import { Fields } from './Fields.tsx';
import { NoteList } from './NoteList.tsx';

const band = <Board title="API" lead="Every number on this site, as JSON" />;

/** API reference, generated from the API's own description. */
export function ApiReference() {
  const { data: description, isError, refetch } = useQuery(apiDescriptionResource);
  if (description) return <Known description={description} />;
  if (description === null) return <NoDescription />;
  if (!isError) return <SlotPlaceholder />;
  return (
    <>
      {band}
      <Page>
        <Failure kind="page" onRetry={refetch}>
          We can’t load the description of the API right now.
        </Failure>
      </Page>
    </>
  );
}

/** Another backend may have no description. */
function NoDescription() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

/** Renders text in backticks as code. */
const withCode = (words: string) =>
  words.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={styles.word}>
        {part}
      </code>
    ),
  );

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

function Known({ description }: { description: ApiDocument }) {
  usePageHead(PAGE_HEADS.developers);
  const { groups, errors } = useMemo(() => withSharedErrors(groupsOf(description)), [description]);
  const [lead, ...points] = description.info.description.split(/\n+(?:- )?/);
  return (
    <>
      {band}
      <Page>
        <div className={styles.reference}>
          <div className={styles.intro}>
            <p>{lead}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{withCode(point)}</li>
              ))}
              <li>
                Machine-readable: <a href={API_DESCRIPTION_PATH}>OpenAPI 3.1</a>.
              </li>
            </ul>
          </div>
          <CallIndex groups={groups} idOf={idOf} />
          <div className={styles.groups}>
            {groups.map(({ name, calls }) => (
              <section key={name} aria-labelledby={idOf(name)} className={styles.group}>
                <h2 id={idOf(name)}>{name}</h2>
                <ul className={styles.calls}>
                  {calls.map((call) => (
                    <CallEntry key={call.id} call={call} answered={call === groups[0]?.calls[0]} />
                  ))}
                </ul>
              </section>
            ))}
            <section aria-labelledby="errors" className={styles.group}>
              <h2 id="errors">Errors</h2>
              <p className={styles.description}>Errors shared by several calls; others are listed with their call.</p>
              <NoteList
                notes={[
                  ...errors.map(({ status, meaning }) => ({ name: status, meaning })),
                  {
                    name: '503',
                    meaning: 'The server is too busy: try again after the number of seconds in Retry-After.',
                  },
                ]}
              />
              <p className={styles.description}>Every error has the same body.</p>
              <Fields fields={errorFields(description)} />
            </section>
          </div>
        </div>
      </Page>
    </>
  );
}
