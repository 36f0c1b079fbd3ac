/**
 * A number to call, as the owner wrote it. What stands behind it, an extension, a second number or a remark, is not
 * dialled; and where there is no digit, nothing is.
 */
export function PhoneLink({ number }: { number: string }) {
  const [first] = /\+?(?:\d+|\(\d+\))(?:[\s.-]*(?:\d+|\(\d+\)))*/.exec(number) ?? [];
  return first === undefined ? number : <a href={`tel:${first.replace(/[^\d+]/g, '')}`}>{number}</a>;
}
