import { formatDate } from '@vigia/domain/es';
import { ClientLogo } from '../pages/client-logo.tsx';
import { printedDocument } from '../pages/printed-document.tsx';
import { ApplicationTable, RecommendationTable } from './logbook-tables.tsx';
import type { PrintedField, PrintedLogbook, RenderLogbook } from './logbook-type.ts';
import { LOGBOOK_STYLES } from './styles.ts';
import { LOGBOOK_WORDS as WORDS } from './words.ts';

export const renderLogbook: RenderLogbook = (logbook) =>
  printedDocument(
    `${WORDS.title}, ${logbook.client.name}, ${logbook.period}`,
    <Sheet logbook={logbook} />,
    LOGBOOK_STYLES,
  );

/** A table around the pages, as its head and foot are what repeats on each. */
function Sheet({ logbook }: { readonly logbook: PrintedLogbook }) {
  const { client, period, issued, issuer, fields } = logbook;
  return (
    <table className="sheet">
      <thead>
        <tr>
          <td>
            <div className="head">
              <ClientLogo client={client} />
              <div>
                <p>
                  <b>{client.name}</b>
                </p>
                <p className="of">{`${WORDS.title} · ${period}`}</p>
              </div>
              <p className="issued">
                <span className="brand">Vigía</span>
                {WORDS.issued(formatDate(issued))}
                <br />
                {WORDS.issuer(issuer)}
              </p>
            </div>
          </td>
        </tr>
      </thead>
      <tfoot>
        <tr>
          <td>{WORDS.note}</td>
        </tr>
      </tfoot>
      <tbody>
        <tr>
          <td>
            <h1>{WORDS.title}</h1>
            {fields.length === 0 && <p className="blank">{WORDS.noFields}</p>}
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Field({ field }: { readonly field: PrintedField }) {
  const { name, harvests, biofixes, applications, recommendations } = field;
  return (
    <section>
      <h2>{name}</h2>
      <p>
        {`${WORDS.harvest}: ${harvests.join(' · ') || WORDS.notSet}. ${WORDS.biofix}: ${biofixes.join(' · ') || WORDS.notSet}.`}
      </p>
      <h3>{WORDS.applications}</h3>
      {applications.length === 0 ? (
        <p className="blank">{WORDS.noApplications}</p>
      ) : (
        <ApplicationTable entries={applications} />
      )}
      {recommendations.length > 0 && (
        <>
          <h3>{WORDS.recommendations}</h3>
          <RecommendationTable entries={recommendations} />
        </>
      )}
    </section>
  );
}
