import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Failure } from '../layout/Failure';
import { messageOf } from '../words/messageOf';
import { applyReport, reportOn } from './contentActions';
import type { ImportReport } from './importReport';
import { Panel } from './Panel';
import { ReportView } from './ReportView';

/** Takes a content file or a table of products: first a report, then all of it or nothing. */
export function ImportSection() {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();

  async function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setReport(undefined);
    setFailure('');
    try {
      setReport(await reportOn(file));
    } catch (error) {
      setFailure(messageOf(error, 'This file cannot be read.'));
    }
  }

  async function apply(accepted: ImportReport) {
    setBusy(true);
    setFailure('');
    try {
      await applyReport(accepted);
      close();
      notify('The file was loaded and saved in this browser.', { type: 'info' });
    } catch (error) {
      setFailure(messageOf(error, 'Nothing was saved.'));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setReport(undefined);
    setFailure('');
    // The button that was pressed goes with the report.
    chooser.current?.focus();
  }

  return (
    <Panel title="Load a file">
      <Typography>
        Choose a content file that was downloaded here, or a table of products (CSV). You see first what it
        would change; nothing is saved before you say so.
      </Typography>
      <Button
        ref={chooser}
        sx={{ mt: 2 }}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,application/json,text/csv"
        hidden
        aria-label="Content file"
        onChange={onChosen}
      />
      <Failure message={failure} />
      {report && (
        <ReportView report={report} isBusy={isBusy} onApply={() => void apply(report)} onCancel={close} />
      )}
    </Panel>
  );
}
