import { Box, Typography } from '@mui/material';
import { isEmbedded } from '../../shared/pictures';
import { PictureThumb } from '../pictures/PictureThumb';
import type { Difference } from './differenceKinds';
import { TextDifference } from './TextDifference';

/** Shows what each field said and what it says now. */
export const DifferenceView = ({ differences }: { differences: readonly Difference[] }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {differences.map((difference) => (
      <FieldView key={difference.field} difference={difference} />
    ))}
  </Box>
);

function FieldView({ difference }: { difference: Difference }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' }, columnGap: 2, py: 0.75 }}
    >
      <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
        {difference.field}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Shown difference={difference} />
      </Box>
    </Box>
  );
}

/** The difference according to its kind. */
function Shown({ difference }: { difference: Difference }) {
  if (difference.kind === 'text')
    return <TextDifference before={difference.before} after={difference.after} />;
  if (difference.kind === 'formatting') {
    return (
      <Typography variant="body2">
        The same words: only the formatting differs, such as bold letters, headings or lists.
      </Typography>
    );
  }
  const { kind, removed, added, isReordered } = difference;
  if (isReordered) return <Typography variant="body2">The same entries in another order.</Typography>;
  return (
    <>
      <Entries title="Removed" kind={kind} entries={removed} />
      <Entries title="Added" kind={kind} entries={added} />
    </>
  );
}

type EntriesProps = { title: string; kind: 'list' | 'pictures'; entries: readonly string[] };

function Entries({ title, kind, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Box sx={{ mb: 0.5 }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          pl: kind === 'list' ? 2.5 : 0,
          listStyle: kind === 'list' ? 'disc' : 'none',
          ...(kind === 'pictures' && { display: 'flex', flexWrap: 'wrap', gap: 1 }),
        }}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may be equal
          <Typography key={index} component="li" variant="body2">
            {kind === 'pictures' ? <PictureThumb src={entry} alt={pictureName(entry)} size={88} /> : entry}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const pictureName = (address: string) =>
  isEmbedded(address) ? 'Picture from a file' : (address.split('/').pop() ?? address);
