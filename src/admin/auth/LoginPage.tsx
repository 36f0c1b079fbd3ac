import ShowIcon from '@mui/icons-material/Visibility';
import HideIcon from '@mui/icons-material/VisibilityOff';
import { Box, Card, IconButton, InputAdornment, Link, TextField, Typography } from '@mui/material';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { company } from '../../shared/company';
import { paths } from '../../shared/paths';
import { adminPaths } from '../adminPaths';
import { useOwnTitle } from '../layout/screenTitle';
import { ink, tape } from '../palette';
import { BusyButton } from '../ui/BusyButton';
import { messageOf, pressAgain } from '../words/messageOf';
import { canHash } from './password';
import { useIsLoggedIn } from './session';

const stripes = `repeating-linear-gradient(-45deg, ${ink} 0 16px, ${tape} 16px 32px)`;

/** /admin/login. Redirects to the dashboard if already logged in, here or in another tab. */
export function LoginPage() {
  useOwnTitle('Log in');
  const isLoggedIn = useIsLoggedIn();
  // While this page is logging in, useLogin redirects to the page that was requested.
  const [isBusy, setBusy] = useState(false);
  if (isLoggedIn && !isBusy) return <Navigate to={adminPaths.dashboard} replace />;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', bgcolor: 'background.default', p: 2, display: 'grid', placeItems: 'center' }}
    >
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
        <Box aria-hidden sx={{ height: 16, backgroundImage: stripes }} />
        <Box sx={{ p: 3 }}>
          <Typography variant="h1">{company.name}</Typography>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            Log in to change what the site shows
          </Typography>
          <LoginForm isBusy={isBusy} setBusy={setBusy} />
          <Typography color="text.secondary" sx={{ mt: 3, mb: 1 }}>
            Password forgotten? Whoever looks after the site can set a new one.
          </Typography>
          <Typography>
            <Link href={paths.home.to()}>Back to the site</Link>
          </Typography>
        </Box>
      </Card>
    </Box>
  );
}

const LOG_IN = 'Log in';

/** Keeps a phone from capitalising the first letter, and from mending words. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

type FormProps = { isBusy: boolean; setBusy: (busy: boolean) => void };

function LoginForm({ isBusy, setBusy }: FormProps) {
  const login = useLogin();
  const [failure, setFailure] = useState('');
  const password = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press while the password is checked would be another failed attempt.
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      await login({ username: data.get('username'), password: data.get('password') });
    } catch (error) {
      setFailure(messageOf(error, 'The login did not work.', pressAgain(LOG_IN)));
      setBusy(false);
      password.current?.focus();
      password.current?.select();
    }
  }

  return (
    <form onSubmit={onSubmit}>
      <TextField
        name="username"
        label="User name"
        autoComplete="username"
        required
        autoFocus
        slotProps={{ htmlInput: asTyped }}
      />
      <PasswordField ref={password} />
      <Typography role="alert" color="error" sx={{ minHeight: '1.5em', my: 1 }}>
        {canHash()
          ? failure
          : 'The login works only on addresses that start with https:// or on localhost. Open the admin at such an address.'}
      </Typography>
      <BusyButton type="submit" isBusy={isBusy} variant="contained" fullWidth size="large">
        {isBusy ? 'Checking…' : LOG_IN}
      </BusyButton>
    </form>
  );
}

/** The password, and a button that shows it: a long one is hard to type unseen on a phone. */
function PasswordField({ ref }: { ref: Ref<HTMLInputElement> }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <TextField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      inputRef={ref}
      // Edge has such a button of its own.
      sx={{ '& ::-ms-reveal': { display: 'none' } }}
      slotProps={{
        htmlInput: asTyped,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show what is typed"
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                <Icon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
