/**
 * A number to call, as the owner wrote it. What stands behind it, an extension, a second number or a remark, is not
 * dialled.
 */
export function PhoneLink({ number }: { number: string }) {
  const [first = number] = /\+?(?:\d+|\(\d+\))(?:[\s.-]*(?:\d+|\(\d+\)))*/.exec(number) ?? [];
  return <a href={`tel:${first.replace(/[^\d+]/g, '')}`}>{number}</a>;
}
