/** Prints one line for the person who started the command. */
export function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

/** Prints one line that says why the command ends. */
export function printError(line: string): void {
	process.stderr.write(`${line}\n`);
}
