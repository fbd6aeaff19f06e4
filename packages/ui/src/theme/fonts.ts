import '@fontsource-variable/source-sans-3/wght.css';
