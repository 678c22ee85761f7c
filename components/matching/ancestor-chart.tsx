import type { VerdictReason } from '@/lib/client/matching/replies';

type Step = VerdictReason['lines'][number][number];

interface AncestorChartProps {
	caption: string;
	ancestor: { label: string; names: readonly string[] };
	/** From below the ancestor down to each of the two; one alone where the other of the two is the ancestor. */
	lines: readonly { label: string; steps: readonly Step[] }[];
	someone: string;
}

const box = 'w-full max-w-44 rounded-control border px-2 py-1.5 text-center text-sm leading-snug';

/** A common ancestor above, or a couple of them, and both lines of descent below, side by side. */
export function AncestorChart({ caption, ancestor, lines, someone }: AncestorChartProps) {
	const isForked = lines.length > 1;
	return (
		<figure className="rounded-control bg-raised px-2 py-4 sm:px-4">
			<figcaption className="sr-only">{caption}</figcaption>
			<div className="mx-auto max-w-md">
				<div className="flex justify-center">
					<p className={`${box} max-w-56 border-gold border-t-4 bg-surface`}>
						<span className="block text-text-muted text-xs">{ancestor.label}</span>
						{ancestor.names.map((name) => (
							<span key={name} className="block font-bold text-heading">
								{name}
							</span>
						))}
					</p>
				</div>
				<div aria-hidden="true" className="relative h-7">
					<span className="absolute top-0 left-1/2 h-3.5 -translate-x-1/2 border-control border-l-2" />
					{isForked ? (
						<span className="absolute inset-x-1/4 top-3.5 h-3.5 rounded-t-sm border-control border-x-2 border-t-2" />
					) : (
						<span className="absolute top-3.5 left-1/2 h-3.5 -translate-x-1/2 border-control border-l-2" />
					)}
				</div>
				<div className={`grid ${isForked ? 'grid-cols-2' : ''}`}>
					{lines.map(({ label, steps }) => (
						<ol key={label} aria-label={label} className="flex flex-col items-center px-1 sm:px-2">
							{steps.map(({ name, words }, at) => {
								const isLast = at === steps.length - 1;
								return (
									<li
										key={steps
											.slice(at)
											.map((step) => `${step.name} ${step.words}`)
											.join()}
										className="flex w-full min-w-0 flex-col items-center"
									>
										{at > 0 && <span aria-hidden="true" className="h-3.5 border-control border-l-2" />}
										<span
											className={`${box} min-w-0 wrap-anywhere ${isLast ? 'border-2 border-gold bg-surface' : name === null ? 'border-control border-dashed' : 'border-line bg-surface'}`}
										>
											{name !== null && <span className="block font-bold text-heading">{name}</span>}
											{(name === null || words !== '') && (
												<span className={`block ${name === null ? '' : 'text-text-muted text-xs'}`}>
													{words || someone}
												</span>
											)}
										</span>
									</li>
								);
							})}
						</ol>
					))}
				</div>
			</div>
		</figure>
	);
}
