import Link from 'next/link';

interface SectionHeadingProps {
	title: string;
	text: string;
	link: { href: string; label: string } | null;
}

export function SectionHeading({ title, text, link }: SectionHeadingProps) {
	return (
		<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-7">
			<div>
				<h2 className="text-h2 md:text-h2-wide">{title}</h2>
				<p className="text-text-muted">{text}</p>
			</div>
			{link && (
				<Link
					href={link.href}
					prefetch={false}
					className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-primary hover:underline"
				>
					{link.label} →
				</Link>
			)}
		</div>
	);
}
