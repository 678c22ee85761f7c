'use client';

import { LoadFailure } from '@/components/heritage/deity/load-failure';

export default function DeitiesFailure({ retry }: { retry: () => void }) {
	return <LoadFailure of="list" retry={retry} />;
}
