import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/visuallyHidden';
import { listed } from '../words/listed';

/** For screen readers: which chip was added or removed, as by Backspace, and how many are left. */
export function ChipsStatus({ names }: { names: readonly string[] }) {
  const before = useRef(names);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const former = before.current;
    before.current = names;
    const added = names.filter((name) => !former.includes(name));
    const removed = former.filter((name) => !names.includes(name));
    if (added.length > 0) setSaid(`${listed(added)} added.`);
    else if (removed.length > 0) setSaid(`${listed(removed)} removed, ${names.length} left.`);
  }, [names]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}
