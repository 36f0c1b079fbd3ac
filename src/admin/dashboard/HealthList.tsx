import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Card,
  Chip,
  List,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { openAt } from '../form/useOpenAtField';
import { ink, tape } from '../palette';
import { VanishingButton } from '../ui/VanishingButton';
import type { Check } from './health';
import { LinkRow } from './LinkRow';

/** The results of the content checks, by kind. Each row links to where it can be fixed. */
export function HealthList({ checks }: { checks: readonly Check[] }) {
  const open = checks.filter(({ findings }) => findings.length > 0);
  const good = checks.filter(({ findings }) => findings.length === 0);
  return (
    <Box component="section" aria-labelledby="health-title">
      <Typography variant="h2" id="health-title" sx={{ mb: 1 }}>
        What needs attention
      </Typography>
      {/* In a box of their own, because MUI rounds the corners of the first and the last panel of their container. */}
      <Box>
        {open.map((check) => (
          <CheckPanel key={check.title} check={check} />
        ))}
      </Box>
      {good.length > 0 && (
        <Card variant="outlined" sx={{ p: 2, mt: 1, display: 'flex', gap: 1 }}>
          <CheckCircleIcon color="success" aria-hidden />
          <span>None found: {good.map(({ title }) => title.toLowerCase()).join('; ')}.</span>
        </Card>
      )}
    </Box>
  );
}

const EXPANDED_UP_TO = 3;
const PAGE = 10;

function CheckPanel({ check: { title, hint, findings } }: { check: Check }) {
  const [shown, setShown] = useState(PAGE);
  const id = useId();
  return (
    <Accordion
      defaultExpanded={findings.length <= EXPANDED_UP_TO}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-rows`} expandIcon={<ExpandMoreIcon />}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Chip size="small" label={findings.length} sx={{ bgcolor: tape, color: ink, fontWeight: 700 }} />
          <span>{title}</span>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
        <List dense>
          {findings.slice(0, shown).map(({ name, detail, to, field }) => (
            <LinkRow key={`${to} ${detail}`} to={to} state={openAt(field)} name={name}>
              <Typography component="span" variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </LinkRow>
          ))}
        </List>
        {findings.length > shown && (
          <VanishingButton leavesFocusTo={lastRow} onClick={() => setShown(findings.length)}>
            Show all {findings.length}
          </VanishingButton>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

/** The row after which the others appear. */
const lastRow = (button: HTMLElement) =>
  button.previousElementSibling?.querySelector<HTMLElement>(':scope > :last-child') ?? null;
