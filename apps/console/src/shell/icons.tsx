const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

export const Mark = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" class="mark">
    <rect width="32" height="32" rx="9" />
    <path d="M7 16c3-5.500 6-8 9-8s6 2.500 9 8c-3 5.500-6 8-9 8s-6-2.500-9-8Z" {...line} stroke-width={2.2} />
    <circle cx="16" cy="16" r="3.600" />
  </svg>
)

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={d} {...line} />
  </svg>
)

export const Sun = () => (
  <Icon d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.900 4.900l1.400 1.400M17.700 17.700l1.400 1.400M2 12h2M20 12h2M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400" />
)
export const Moon = () => <Icon d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z" />
export const Camera = () => (
  <Icon d="M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z" />
)
export const Cross = () => <Icon d="M6 6l12 12M18 6L6 18" />
export const Check = () => <Icon d="M5 12.500l4.500 4.500L19 7.500" />
export const Warning = () => <Icon d="M12 4l9 16H3L12 4ZM12 10v4M12 17v.500" />
export const Picture = () => (
  <Icon d="M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM3 16l5-5 4 4 3-3 6 5M16 9.500v.010" />
)
