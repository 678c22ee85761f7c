import { notFound } from 'next/navigation';

/** Every address of the back office that is no page of it, so that its own "not found" is shown. */
export default function UnknownAdminPage() {
	notFound();
}
