/** One line for whoever started this. */
export function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

/** One line about why it ends. */
export function complain(line: string): void {
	process.stderr.write(`${line}\n`);
}
