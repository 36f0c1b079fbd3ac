import { Box, List, ListItem, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-admin';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { adminPaths } from '../adminPaths';
import { type LoggedChange, lastChanges } from '../data/changeLog';

const places: Record<LoggedChange['resource'], (id: string) => string> = {
  products: adminPaths.product,
  categories: adminPaths.category,
  industries: adminPaths.industry,
  blog: adminPaths.article,
  settings: () => adminPaths.settings,
  content: () => adminPaths.content,
};

/** What the owner did last in this browser. */
export function LastChanges() {
  const [changes, setChanges] = useState(lastChanges);
  useEffect(() => onStorageChange(() => setChanges(lastChanges())), []);
  return (
    <Box component="section" aria-labelledby="changes-title">
      <Typography variant="h2" id="changes-title">
        Last changes
      </Typography>
      {changes.length === 0 ? (
        <Typography color="text.secondary">Nothing was changed in this browser yet.</Typography>
      ) : (
        <List dense>
          {changes.map((change) => (
            <Row key={`${change.at} ${change.resource} ${change.id}`} change={change} />
          ))}
        </List>
      )}
    </Box>
  );
}

const Row = ({ change: { at, resource, id, name, what, detail } }: { change: LoggedChange }) => (
  <ListItem disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
    {what === 'deleted' ? (
      <strong>{name}</strong>
    ) : (
      <Link to={places[resource](id)} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
        {name}
      </Link>
    )}
    <Typography component="span" variant="body2" color="text.secondary">
      {detail ? `${what}: ${detail}` : what},{' '}
      {new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })}
    </Typography>
  </ListItem>
);
