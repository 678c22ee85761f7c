import type { ReactNode } from 'react';
import { Arch } from '@/components/ui/arch';

interface PageBannerProps {
	title: string;
	text: string;
	/** The content below the text, on maroon. */
	children?: ReactNode;
}

/** The head of a page that has no picture of its own: its heading on maroon, windows beside it where there is room. */
export function PageBanner({ title, text, children }: PageBannerProps) {
	return (
		<div className="on-maroon relative overflow-hidden bg-linear-to-br from-maroon-800 to-maroon-950 print:on-surface print:bg-none">
			<div
				aria-hidden="true"
				className="container-page absolute inset-x-0 -bottom-12 hidden items-end justify-end lg:flex print:hidden"
			>
				<Arch className="w-36 opacity-50" />
				<Arch className="-ml-10 w-48 opacity-80" />
				<Arch className="-ml-10 w-36 opacity-50" />
			</div>
			<div className="container-page relative py-9 md:py-14">
				<h1 className="max-w-2xl text-display md:text-display-middle">{title}</h1>
				<p className="mt-2 max-w-2xl text-sand-100 md:mt-3 md:text-lg print:text-text-soft">{text}</p>
				{children}
			</div>
		</div>
	);
}
