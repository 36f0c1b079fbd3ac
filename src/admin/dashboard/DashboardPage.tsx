import { Box, Card, Typography } from '@mui/material';
import { Link, Title } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { useFormerNames } from '../formerNames/useFormerNames';
import { tape } from '../palette';
import { useContent } from '../storage/useContent';
import { resourceLabel } from '../words/resourceLabel';
import { HealthList } from './HealthList';
import { checkContent } from './health';
import { LastChanges } from './LastChanges';
import { LittleSpace } from './LittleSpace';
import { OfferedDrafts } from './OfferedDrafts';

const COUNTED = ['products', 'categories', 'industries', 'blog'] as const;

export function DashboardPage() {
  const content = useContent();
  const formerNames = useFormerNames();
  if (!content) return <Title title="Dashboard" />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Dashboard" />
      <OfferedDrafts content={content} />
      <LittleSpace content={content} />
      <Box
        component="ul"
        aria-label="What the site holds"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          // Beside the menu, four would break their words, at 200% on a laptop.
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {COUNTED.map((name) => (
          <Card key={name} component="li" variant="outlined" sx={{ borderTop: `6px solid ${tape}` }}>
            <Box
              component={Link}
              to={adminPaths[name]}
              sx={{ display: 'block', p: 2, color: 'text.primary', textDecoration: 'none' }}
            >
              <Typography
                component="span"
                sx={{ display: 'block', fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}
              >
                {content[name].length}
              </Typography>
              {resourceLabel(name)}
            </Box>
          </Card>
        ))}
      </Box>
      <HealthList checks={checkContent(content, formerNames)} />
      <LastChanges />
    </Box>
  );
}
