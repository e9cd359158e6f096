/** The screens by which a brand is judged, from the front page to a letter, by their stories. */
export const SHOP_SCREENS = [
  { title: 'Home', story: 'pages-home--start-page' },
  { title: 'List', story: 'pages-category--results' },
  { title: 'Product', story: 'pages-product--frame' },
  { title: 'Lens studio', story: 'pages-lens-studio--use' },
  { title: 'Cart', story: 'pages-cart--filled' },
  { title: 'Checkout', story: 'pages-checkout--payment-step' },
  { title: 'Confirmation', story: 'pages-checkout--order-confirmed' },
  { title: 'Account', story: 'account-home--under-way' },
  { title: 'Times to book', story: 'booking-wizard--time' },
  { title: 'Store', story: 'pages-stores--one-store' },
  { title: 'Search', story: 'pages-search--results' },
  { title: 'Gift card', story: 'pages-content--gift-card-balance' },
] as const
