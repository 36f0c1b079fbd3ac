import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { offersUndo } from '../../layout/AdminNotification';
import { Failure } from '../../ui/Failure';
import { useAttempt } from '../../ui/useAttempt';
import { Panel } from '../Panel';
import { applyReport } from './applyReport';
import { ReportView } from './ReportView';
import type { ImportReport } from './report';
import { reportOn } from './reportOn';

/**
 * The label of the button that chooses a file. A refusal for lack of room names it, too: making room changes the
 * content that the report was made with, so the file is chosen again.
 */
const CHOOSE = 'Choose a file';

/** Loads a content file or a table of products: first shows a report, then applies all of it or nothing. */
export function ImportSection() {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [report, setReport] = useState<ImportReport>();
  const reading = useAttempt('This file cannot be read.');
  const applying = useAttempt('Nothing was saved.');
  const notify = useNotify();

  async function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setReport(undefined);
    applying.forget();
    await reading.attempt(async () => setReport(await reportOn(file)));
  }

  async function apply(accepted: ImportReport) {
    await applyReport(accepted);
    close();
    notify('The file was loaded and saved in this browser.', { type: 'info', ...offersUndo('imported') });
  }

  function close() {
    setReport(undefined);
    applying.forget();
    // The button that was pressed disappears with the report.
    chooser.current?.focus();
  }

  return (
    <Panel title="Load a file">
      <Typography>You see first what it would change. Nothing is saved before you say so.</Typography>
      <Box component="ul" sx={{ pl: 3, my: 1, listStyle: 'disc' }}>
        <li>
          A content file: your backup, or that of another computer. After work on two computers, add the file
          of one on the other before you publish.
        </li>
        <li>
          A table of products, saved in Excel as “CSV UTF-8”. A product that it leaves out stays as it is:
          delete that under “Products”.
        </li>
      </Box>
      <Button
        ref={chooser}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        // If two files were read at once, the slower one would be shown. Not disabled, because it would lose the focus.
        onClick={() => !reading.isBusy && !applying.isBusy && input.current?.click()}
      >
        {CHOOSE}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,application/json,text/csv"
        hidden
        aria-label="Content file"
        onChange={onChosen}
      />
      <Failure message={reading.failure || applying.failure} />
      {report && (
        <ReportView
          report={report}
          isBusy={applying.isBusy}
          onApply={(accepted) => void applying.attempt(() => apply(accepted), CHOOSE)}
          onCancel={close}
        />
      )}
    </Panel>
  );
}
