export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 6h9M3 12h5M3 18h7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="15.5" cy="13" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m19 16.5 3 3" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
