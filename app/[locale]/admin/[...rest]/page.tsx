import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** What is not found here too is titled by not-found.tsx. */
export function generateMetadata(): Metadata {
	notFound();
}

/** Every address of the back office that is no page of it, so that its own "not found" is shown. */
export default function Page() {
	notFound();
}
