import { dialled, numberIn } from '../../shared/telephone';

/** A telephone number to call, as the owner wrote it. Text without a number is not a link. */
export function PhoneLink({ number }: { number: string }) {
  const found = numberIn(number);
  return found ? <a href={`tel:${dialled(found)}`}>{number}</a> : number;
}
