/** One group, so that a split has the addresses at its odd places. A sentence's own mark at the end is no part of one. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)।])/;

export function LinkedText({ text }: { text: string }) {
	let offset = 0;
	return text.split(webAddress).map((part, at) => {
		const key = offset;
		offset += part.length;
		if (at % 2 === 0) return part;
		return (
			<a
				key={key}
				href={part}
				target="_blank"
				rel="noreferrer"
				className="text-primary underline underline-offset-4"
			>
				{part}
			</a>
		);
	});
}
