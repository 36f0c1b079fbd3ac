import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses a command's arguments. If it does not take one of them, says so and ends the command with status 2. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuseArguments(error instanceof Error ? error.message : String(error));
  }
}

/** The value of an option that takes a whole number from 1 to `most`. Ends the command with status 2 if it is another. */
export function readNumber(option: string, value: string, most = 1_000_000): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most
    ? number
    : refuseArguments(`--${option} takes a whole number from 1 to ${most}, not "${value}".`);
}

/** Ends the command with status 2, and says why on its error output. */
export function refuseArguments(message: string): never {
  console.error(message);
  process.exit(2);
}
