'use client';

import Link from 'next/link';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface FooterColumnsProps {
	language: Language;
	columns: readonly { title: string; links: readonly (readonly [path: string, label: string])[] }[];
}

/** The browser makes them too, because each page's data would else hold the markup of every link again. */
export function FooterColumns({ language, columns }: FooterColumnsProps) {
	return columns.map(({ title, links }) => (
		<div key={title}>
			<h2 className="text-base">{title}</h2>
			<ul className="mt-1">
				{links.map(([path, label]) => (
					<li key={path}>
						<Link href={pathIn(language, path)} prefetch={false}>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</div>
	));
}
