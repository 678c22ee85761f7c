import { splitWebLinks } from '@/lib/core/web-links';

/** A text whose web addresses are links; nothing else in it is markup. */
export function LinkedText({ text }: { text: string }) {
	let start = 0;
	return splitWebLinks(text).map(({ text: part, href }) => {
		const key = start;
		start += part.length;
		if (href === null) return part;
		return (
			<a
				key={key}
				href={href}
				rel="nofollow ugc noopener"
				className="text-primary underline underline-offset-4"
			>
				{part}
			</a>
		);
	});
}
