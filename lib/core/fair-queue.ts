/** First in, first out for each asker; the askers take turns, so that none waits for more than one item of another. */
export class FairQueue<Item> {
	private readonly lines = new Map<string, Item[]>();

	get size(): number {
		return [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
	}

	push(asker: string, item: Item): void {
		const line = this.lines.get(asker);
		if (line) line.push(item);
		else this.lines.set(asker, [item]);
	}

	/** Takes the next item out, of an asker who may have a turn. */
	shift(mayHaveTurn: (asker: string) => boolean = () => true): Item | undefined {
		for (const [asker, line] of this.lines) {
			if (!mayHaveTurn(asker)) continue;
			const item = line.shift();
			// The asker whose turn it was comes last from now on.
			this.lines.delete(asker);
			if (line.length > 0) this.lines.set(asker, line);
			return item;
		}
		return undefined;
	}

	/** Takes an item out before its turn. */
	remove(asker: string, item: Item): void {
		const left = this.lines.get(asker)?.filter((other) => other !== item) ?? [];
		if (left.length > 0) this.lines.set(asker, left);
		else this.lines.delete(asker);
	}
}
