'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Opens the browser's print dialog, which also saves the page as a PDF file. */
export function PrintButton({ label }: { label: string }) {
	return (
		<Button onClick={() => window.print()}>
			<Printer aria-hidden="true" className="size-5" />
			{label}
		</Button>
	);
}
