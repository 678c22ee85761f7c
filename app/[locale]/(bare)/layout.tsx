import type { ReactNode } from 'react';

/** Around pages that stand alone, without header and footer. */
export default function BareLayout({ children }: { children: ReactNode }) {
	return (
		<main id="main" className="container-page py-6 md:py-10 print:max-w-none print:p-0">
			{children}
		</main>
	);
}
