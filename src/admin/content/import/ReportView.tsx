import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nameLookup } from '../../difference/differences';
import { useHistoryNote } from '../../history/useHistoryNote';
import { BusyButton } from '../../ui/BusyButton';
import { countedTogether, recordTitle } from '../../words/recordTitle';
import { resourceLabel } from '../../words/resourceLabel';
import { strandedWarning } from '../../words/strandedWarning';
import { OwnWorkChoice } from './OwnWorkChoice';
import { RecordsPart, ReportPart } from './ReportPart';
import { differenceCount, type ImportReport } from './report';
import { stayingLine, storedAlready } from './staying';

const SNIPPETS_CHANGE =
  'The file changes the tag manager’s snippets, which run on every page of the site. Use it only if you know where it comes from.';

type Props = {
  report: ImportReport;
  /** While the file is being loaded: a second press would find it already loaded and report that as a change. */
  isBusy: boolean;
  onApply: (report: ImportReport) => void;
  onCancel: () => void;
};

/** What a file would add, change and remove, and what is wrong with it, by record. Takes the focus as it appears. */
export function ReportView({ report: asItIs, isBusy, onApply, onCancel }: Props) {
  const { keepingOwn } = asItIs;
  const [isKeeping, setKeeping] = useState(true);
  const report = (isKeeping && keepingOwn) || asItIs;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    // By itself, the focus of a long report leaves its first warnings behind the bar.
    region.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { takesAway, added, changed, removed, follows, cleaned, reordered, problems, warnings } = report;
  const historyNote = useHistoryNote('them');
  const stranded = problems.length === 0 ? strandedWarning(report.comparedWith, report.content) : '';
  const nameOfId = useMemo(() => nameLookup({ ...report.comparedWith, ...report.content }), [report]);
  const isSame = differenceCount(report) === 0;
  const setsSnippet = changed.some(
    ({ resource, fields }) => resource === 'settings' && fields?.includes('gtm'),
  );
  return (
    <Box
      ref={region}
      tabIndex={-1}
      role="region"
      aria-label="Report on the file"
      sx={{ mt: 2, display: 'grid', gap: 2, scrollMarginTop: 72, outlineOffset: 6 }}
    >
      {problems.length > 0 && (
        <Alert severity="error">
          Part of this file is not valid, so nothing of it is loaded. Correct the file and choose it again.
        </Alert>
      )}
      {problems.length === 0 && isSame && (
        <Alert severity="success">
          The file holds what is stored already: {countedTogether(storedAlready(report))}, no difference.
        </Alert>
      )}
      {keepingOwn && <OwnWorkChoice isKeeping={isKeeping} onChange={setKeeping} />}
      {takesAway && (
        <Alert severity="warning">
          {takesAway} {historyNote}
        </Alert>
      )}
      {[setsSnippet ? SNIPPETS_CHANGE : '', stranded, ...warnings].filter(Boolean).map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <ReportPart
        title="Not valid"
        rows={problems.map(
          ({ resource, name, reasons }) => `${resourceLabel(resource)}: ${name}. ${reasons.join(' ')}`,
        )}
      />
      {/* First, because what is missed here is gone. */}
      <RecordsPart title="Removes" records={removed} nameOfId={nameOfId} />
      <RecordsPart title="Adds" records={added} nameOfId={nameOfId} />
      <RecordsPart title="Changes" records={changed} nameOfId={nameOfId} />
      <RecordsPart
        title="Changes with it, so that lists and products agree"
        records={follows}
        nameOfId={nameOfId}
      />
      <ReportPart
        title="With parts that the site does not show, such as frames or scripts: those are taken out"
        rows={cleaned.map(recordTitle)}
      />
      <ReportPart title="Changes the order" rows={reordered.map(resourceLabel)} />
      {problems.length === 0 && !isSame && <Typography>{stayingLine(report)}</Typography>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {problems.length === 0 && !isSame && (
          <BusyButton isBusy={isBusy} variant="contained" onClick={() => onApply(report)}>
            Use this file
          </BusyButton>
        )}
        <BusyButton isBusy={isBusy} onClick={onCancel}>
          Close the report
        </BusyButton>
      </Box>
    </Box>
  );
}
