import { Box, Typography } from '@mui/material';
import { config } from '../../shared/config';
import { openingHours, spanOf } from '../../shared/openingHours';
import { Section } from '../ui/Section';

/** What an owner may look for among the settings, and only a developer can change. */
export const SetAtBuild = () => (
  <Section title="Not set here" hint="Ask whoever looks after the site to change it.">
    <Box component="dl" sx={listLook}>
      <Line name="Opening hours" values={openingHours.map(inWords)} />
      <Line name="WhatsApp opens a chat with" values={[`+${config.whatsAppNumber}`]} />
      <Line name="What visitors send by forms goes to" values={[config.formEndpoint]} />
    </Box>
  </Section>
);

const Line = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    {values.map((value) => (
      <Box component="dd" key={value} sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    ))}
  </div>
);

/** "Tuesday to Saturday, 10:15 to 19:30". */
const inWords = ({ days, opens, closes }: (typeof openingHours)[number]): string =>
  `${spanOf(days)}, ${opens} to ${closes}`;

const listLook = { display: 'grid', gap: 1.5, m: 0, mt: 1 } as const;
