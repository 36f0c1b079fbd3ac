import { describe, expect, it } from 'vitest';
import { passwordMatches } from '../../../../src/admin/auth/password';

describe('the login', () => {
  it('accepts the example password, and refuses another', async () => {
    const salt = 'c0e1ecdcc298e0de3025bc82d88ea933';
    const hash = '60bcbdfe3b613cc587037b8118e0899911bb72ea327684a3f51fa58113a1582d';
    expect(await passwordMatches('tape-1959', salt, hash)).toBe(true);
    expect(await passwordMatches('tape-1960', salt, hash)).toBe(false);
  });
});
