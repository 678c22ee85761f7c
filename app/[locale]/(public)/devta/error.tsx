'use client';

import { LoadFailure } from '@/components/deity/load-failure';

export default function DeitiesFailure({ retry }: { retry: () => void }) {
	return <LoadFailure of="list" retry={retry} />;
}
