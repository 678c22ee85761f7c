import type { ReactNode } from 'react';

const outline =
	'M0 120V40.8C0 25.3 10 22.85 17 20.4C19 12.24 30 11.42 36 10.6C38 5.3 46 3.67 50 0C54 3.67 62 5.3 64 10.6C70 11.42 81 12.24 83 20.4C90 22.85 100 25.3 100 40.8V120Z';

/** A jharokha window, five wide and six high, with `children` (else the house's diamond) behind its gold frame. */
export function Arch({ className = '', children }: { className?: string; children?: ReactNode }) {
	return (
		<div className={`relative aspect-[5/6] ${className}`}>
			<div className="arch-mask absolute inset-0 overflow-hidden bg-linear-to-b from-maroon-600 to-maroon-950">
				{children ?? <Diamond />}
			</div>
			<svg
				aria-hidden="true"
				viewBox="0 0 100 120"
				className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-gold-400"
			>
				<path d={outline} strokeWidth="1.6" strokeLinejoin="round" />
			</svg>
		</div>
	);
}

function Diamond() {
	return (
		<svg aria-hidden="true" viewBox="0 0 100 120" className="size-full">
			<path d="M50 46 64 68 50 90 36 68Z" className="fill-gold-400" />
			<path d="M50 55 58 68 50 81 42 68Z" className="fill-maroon-800" />
			<path d="M22 68h6M72 68h6" strokeWidth="3" strokeLinecap="round" className="stroke-gold-400/60" />
		</svg>
	);
}
