import { expect, it } from 'vitest';
import { phoneRule } from '../../../src/site/enquiry/rules';

it.each(['+91 98765 43210', '044 5550 0100 ext 12', '044-5550-0100 extn. 204', '(044) 5550 0100, x3'])(
  'the telephone number %j will do',
  (number) => expect(phoneRule(number)).toBeUndefined(),
);

it.each(['12345', 'ask for Ravi', '+91 98765 43210 98765 43210', 'ext 12', '98765 4321O'])(
  'the telephone number %j will not',
  (number) => expect(phoneRule(number)).toContain('+91 98765 43210'),
);
