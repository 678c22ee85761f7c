interface NamedPointsProps {
	points: readonly { title: string; text: string }[];
}

/** Points that are known by a name: rules, settings. */
export function NamedPoints({ points }: NamedPointsProps) {
	return (
		<dl className="mt-4 flex flex-col gap-4">
			{points.map(({ title, text }) => (
				<div key={title} className="border-gold-500 border-l-3 pl-4">
					<dt className="font-semibold">{title}</dt>
					<dd className="mt-0.5 text-text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
