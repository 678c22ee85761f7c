export const dynamic = 'force-static';

/** The least that a static page can be: what the cached pages of the portal are measured against. */
export default function Page() {
	return <main>Khamma Ghani</main>;
}
