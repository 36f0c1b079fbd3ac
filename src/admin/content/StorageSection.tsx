import { LinearProgress, Typography } from '@mui/material';
import { inKilobytes, sizeSetAside, storageUse } from '../storage/storageUse';
import { useStorageValue } from '../storage/useStorageValue';
import { Panel } from './Panel';

/** How much of the site's storage quota is used. */
export function StorageSection() {
  const { used, left, share } = useStorageValue(storageUse);
  const aside = useStorageValue(sizeSetAside);
  return (
    <Panel title="Space in this browser">
      <Typography id="storage-use">
        {inKilobytes(used)} used, {inKilobytes(left)} left. Pictures that you choose from files need the most.
        {aside > 0 && ` What was set aside, below, takes ${inKilobytes(aside)}.`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        aria-labelledby="storage-use"
        color={share > 0.85 ? 'error' : 'primary'}
        sx={{ height: 12, borderRadius: 1, mt: 1 }}
      />
    </Panel>
  );
}
