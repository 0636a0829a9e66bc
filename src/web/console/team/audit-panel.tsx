import { navigate, useSearch } from 'wouter/use-browser-location';
import { consoleActs } from '#contract/console/acts.ts';
import type { AuditAnswer } from '#contract/console/audit.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import filter from '../kit/filter.module.css';
import { FilterDays } from '../kit/filter-days.tsx';
import { FilterSelect } from '../kit/filter-select.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { AuditChain } from './audit-chain.tsx';
import { type AuditFilters, auditSearch, readAuditFilters, withFilters } from './audit-query.ts';
import { AuditTable, auditColumns } from './audit-table.tsx';
import { readAllAudit } from './read-all-audit.ts';

const acts = Object.entries(consoleActs).map(([value, text]) => ({ value, text }));

/** The acts of all operators. The address holds the filters. */
export function AuditPanel() {
  const filters = readAuditFilters(useSearch());
  const pages = usePages(auditSearch(filters));
  const { loaded, isOld, retry } = useCall(consoleCalls.readAudit, {
    query: { ...filters, ...(pages.cursor !== undefined && { before: pages.cursor }) },
  });
  const audit = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <Panel
      title="Audit log"
      aside={<Filters filters={filters} />}
      foot="Looking at a person is an entry too. No addresses of customers and no secrets are kept here. Kept for six years; nobody can change or remove an entry."
    >
      <LoadingFigures loaded={loaded} retry={retry} />
      {audit !== null && (
        <StaleData isOld={isOld}>
          <AuditChain chain={audit.chain} onVerified={retry} />
          <Entries audit={audit} filters={filters} />
          <Pager pages={pages} next={audit.next} count={audit.entries.length} back="Newer" on="Older" />
        </StaleData>
      )}
    </Panel>
  );
}

function Entries({ audit, filters }: { audit: AuditAnswer; filters: AuditFilters }) {
  if (audit.entries.length > 0) return <AuditTable entries={audit.entries} />;
  return (
    <EmptyState
      drawing={firstDrawings.list}
      title="No entry"
      acts={
        Object.keys(filters).length > 0 && (
          <ConsoleButton onClick={() => navigate(location.pathname)}>Clear the filters</ConsoleButton>
        )
      }
    >
      <p>
        {Object.keys(filters).length > 0 ? 'None is of these people, acts and days.' : 'Nobody has done anything yet.'}
      </p>
    </EmptyState>
  );
}

function Filters({ filters }: { filters: AuditFilters }) {
  const { loaded } = useCall(consoleCalls.listOperators, { query: {} });
  const team = loaded !== null && 'data' in loaded ? loaded.data.operators : [];
  const people = [...team.map(({ id, name }) => ({ value: id, text: name })), { value: 'none', text: 'No operator' }];
  const isListed = filters.operator === undefined || people.some(({ value }) => value === filters.operator);
  const show = (next: AuditFilters) => navigate(`${location.pathname}${auditSearch(next)}`);
  return (
    <div className={filter.filters}>
      <FilterSelect
        label="Who"
        any="Anybody"
        value={filters.operator ?? ''}
        options={isListed ? people : [{ value: filters.operator!, text: `Operator ${filters.operator}` }, ...people]}
        onChange={(operator) => show(withFilters(filters, { operator }))}
      />
      <FilterSelect
        label="Act"
        any="Any"
        value={filters.act ?? ''}
        options={acts}
        onChange={(act) => show(withFilters(filters, { act }))}
      />
      <FilterDays
        from={filters.from}
        to={filters.to}
        onChange={({ from = '', to = '' }) => show(withFilters(filters, { from, to }))}
      />
      <DownloadCsv name="audit" csv={async () => tableCsv(auditColumns, await readAllAudit(filters))} />
    </div>
  );
}
